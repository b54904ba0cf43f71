import { BadgeCheck } from "lucide-react";
import type { home } from "#content/en/home.ts";
import { SectionHeading } from "../../ui/SectionHeading.tsx";
import { Stars } from "./Stars.tsx";

type TestimonialsCopy = (typeof home)["testimonials"];

/** One voice loud, the others beside it. */
export function Testimonials({ copy }: { copy: TestimonialsCopy }) {
  return (
    <section className="bg-sand py-20 lg:py-28" id="testimonials">
      <div className="shell">
        <SectionHeading subtitle={copy.subtitle} title={copy.title} />
        <ul className="grid gap-x-16 lg:grid-cols-[1.15fr_1fr]">
          {copy.items.map((item, index) => (
            <Testimonial copy={copy} item={item} key={item.author} loud={index === 0} />
          ))}
        </ul>
      </div>
    </section>
  );
}

interface TestimonialProps {
  copy: TestimonialsCopy;
  item: TestimonialsCopy["items"][number];
  loud: boolean;
}

function Testimonial({ copy, item, loud }: TestimonialProps) {
  return (
    <li className={loud ? "mb-6 lg:row-span-3 lg:mb-0" : "border-line border-t-2 py-7"}>
      <figure
        className={
          loud ? "flex h-full flex-col justify-between gap-10 rounded-panel bg-paper p-7 shadow-paper sm:p-10" : ""
        }
      >
        <blockquote className={loud ? "font-bold text-title leading-snug rtl:leading-normal" : "text-lead"}>
          <p>{item.quote}</p>
        </blockquote>
        <figcaption className={loud ? "" : "mt-4"}>
          <p className="font-semibold">{item.author}</p>
          <p className="text-muted">{item.role}</p>
          <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
            <Stars className="text-action" />
            <span className="font-semibold">{copy.rating}</span>
            <span>{copy.ratingLabel}</span>
            <span className="flex items-center gap-1.5">
              <BadgeCheck aria-hidden="true" className="size-5" />
              {copy.verified}
            </span>
          </p>
        </figcaption>
      </figure>
    </li>
  );
}
