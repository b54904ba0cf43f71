import { Text } from "./Text.tsx";

interface SectionHeadingProps {
  id?: string;
  title: string;
  subtitle?: string;
  /** Replaces the margin below: two margins would be sorted by the style sheet, not by who came last. */
  className?: string;
}

export function SectionHeading({ id, title, subtitle, className = "mb-10" }: SectionHeadingProps) {
  return (
    <div className={`max-w-2xl ${className}`}>
      <h2 className="font-bold text-title" id={id}>
        <Text>{title}</Text>
      </h2>
      {subtitle && (
        <p className="mt-4 text-lead opacity-85">
          <Text>{subtitle}</Text>
        </p>
      )}
    </div>
  );
}
