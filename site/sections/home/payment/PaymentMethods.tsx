import type { home } from "#content/en/home.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { Text } from "../../../ui/Text.tsx";

interface PaymentMethodsProps {
  title: string;
  methods: (typeof home)["paymentOptions"]["methods"];
}

export function PaymentMethods({ title, methods }: PaymentMethodsProps) {
  return (
    <div className="mt-16 lg:mt-20">
      <h3 className="font-bold text-heading">{title}</h3>
      <ul className="mt-6 border-ink border-t-2">
        {methods.map(({ icon, type, description, benefits }) => (
          <li className="grid gap-x-10 gap-y-3 border-line border-b py-6 lg:grid-cols-[14rem_1fr_1.3fr]" key={type}>
            <h4 className="flex items-center gap-4 self-start font-bold text-lg">
              <Icon className="size-7 text-action" name={icon} />
              {type}
            </h4>
            <p>
              <Text>{description}</Text>
            </p>
            <ul className="grid list-disc gap-1 ps-5 text-muted marker:text-action">
              {benefits.map((benefit) => (
                <li key={benefit}>
                  <Text>{benefit}</Text>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  );
}
