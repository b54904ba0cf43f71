import { Text } from "./Text.tsx";

interface SectionHeadingProps {
  id?: string;
  title: string;
  subtitle?: string;
  className?: string;
}

export function SectionHeading({ id, title, subtitle, className = "" }: SectionHeadingProps) {
  return (
    <div className={`mb-10 max-w-2xl ${className}`}>
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
