import { Minus, Plus } from "lucide-react";
import { type ChangeEventHandler, type FocusEventHandler, type Ref, useRef } from "react";
import { MAX_OUTLETS, MIN_OUTLETS, readOutlets } from "#domain/quote/outlets.ts";
import { controlStyle } from "../../ui/form/control-style.ts";
import type { QuoteBuilderProps } from "./props.ts";

interface OutletsInputProps {
  id: string;
  describedBy: string;
  copy: Pick<QuoteBuilderProps["copy"]["quote"]["fields"], "fewer" | "more">;
  defaultValue: string;
  invalid?: boolean;
  onChange: ChangeEventHandler<HTMLInputElement>;
  onBlur?: FocusEventHandler<HTMLInputElement>;
  inputRef?: Ref<HTMLInputElement>;
}

const step =
  "needs-script grid size-12 shrink-0 cursor-pointer place-items-center rounded-control border-2 border-control hover:border-ink hover:bg-sand active:bg-sand-deep";

/** Text, not type=number: that one refuses Arabic digits. What is no number becomes 1 when the field is left. */
export function OutletsInput({
  id,
  describedBy,
  copy,
  defaultValue,
  invalid,
  onChange,
  onBlur,
  inputRef,
}: OutletsInputProps) {
  const own = useRef<HTMLInputElement | null>(null);

  const write = (value: string) => {
    const input = own.current;
    if (!input || input.value === value) return;
    // React listens to the native setter: only so does onChange hear of it.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, value);
    input.dispatchEvent(new Event("input", { bubbles: true }));
  };
  const stepBy = (change: number) => {
    const next = Math.trunc(readOutlets(own.current?.value)) + change;
    write(String(Math.min(MAX_OUTLETS, Math.max(MIN_OUTLETS, next))));
  };

  return (
    <div className="flex gap-2">
      <button aria-controls={id} aria-label={copy.fewer} className={step} onClick={() => stepBy(-1)} type="button">
        <Minus aria-hidden="true" className="size-5" />
      </button>
      <input
        aria-describedby={describedBy}
        aria-invalid={invalid}
        autoComplete="off"
        className={`${controlStyle} min-w-14 text-center`}
        defaultValue={defaultValue}
        dir="ltr"
        id={id}
        inputMode="numeric"
        maxLength={9}
        name="numberOfOutlets"
        onBlur={(event) => {
          write(String(readOutlets(event.target.value)));
          onBlur?.(event);
        }}
        onChange={onChange}
        ref={(element) => {
          own.current = element;
          if (typeof inputRef === "function") inputRef(element);
          else if (inputRef) inputRef.current = element;
        }}
        type="text"
      />
      <button aria-controls={id} aria-label={copy.more} className={step} onClick={() => stepBy(1)} type="button">
        <Plus aria-hidden="true" className="size-5" />
      </button>
    </div>
  );
}
