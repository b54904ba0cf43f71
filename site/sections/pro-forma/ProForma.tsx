import { Printer } from "lucide-react";
import type { checkout } from "#content/en/checkout.ts";
import type { Locale } from "#domain/language/locales.ts";
import { Button } from "../../ui/Button.tsx";
import { Logo } from "../../ui/Logo.tsx";
import { BankDetails } from "./BankDetails.tsx";
import { OrderLines } from "./OrderLines.tsx";
import { Buyer, Seller } from "./Parties.tsx";

interface ProFormaProps {
  copy: Pick<typeof checkout, "proForma" | "summary">;
  brand: string;
  locale: Locale;
}

/** One sheet of A4, the same on the screen and on paper; the server fills in what stands in data-fill. */
export function ProForma({ copy, brand, locale }: ProFormaProps) {
  const { proForma } = copy;
  return (
    <section className="bg-sand py-10 lg:py-16 print:bg-paper print:py-0" data-pro-forma>
      <div className="shell max-w-4xl print:w-full print:max-w-none">
        <div className="needs-script mb-5 flex justify-end print:hidden">
          <Button data-print tone="outline">
            <Printer aria-hidden="true" className="size-5" />
            {proForma.print}
          </Button>
        </div>
        <div className="rounded-panel bg-paper p-6 shadow-paper sm:p-12 print:rounded-none print:p-0 print:shadow-none">
          <div className="flex flex-wrap items-start justify-between gap-6 border-ink border-b-2 pb-6">
            <div>
              <Logo name={brand} />
              <h1 className="mt-6 font-extrabold text-title">{proForma.title}</h1>
            </div>
            <dl className="grid grid-cols-[auto_auto] gap-x-6 gap-y-1 self-end">
              <dt className="text-muted">{proForma.number}</dt>
              <dd className="text-end font-semibold">
                <bdi className="font-receipt" data-fill="number" dir="ltr" />
              </dd>
              <dt className="text-muted">{proForma.date}</dt>
              <dd className="text-end font-semibold" data-fill="date" />
            </dl>
          </div>
          <div className="grid gap-8 py-8 sm:grid-cols-2 print:grid-cols-2 print:py-6">
            <Seller copy={proForma} locale={locale} />
            <Buyer copy={proForma} />
          </div>
          <OrderLines copy={copy} locale={locale} />
          <BankDetails copy={proForma.bank} locale={locale} />
          <p className="mt-6 border-line border-t pt-4 text-muted text-sm">{proForma.notTaxInvoice}</p>
        </div>
      </div>
    </section>
  );
}
