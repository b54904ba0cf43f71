import * as icons from "lucide-react";

const names = {
  "badge-check": icons.BadgeCheck,
  banknote: icons.Banknote,
  bike: icons.Bike,
  "book-open": icons.BookOpen,
  calculator: icons.Calculator,
  "chart-column": icons.ChartColumn,
  "clipboard-list": icons.ClipboardList,
  clock: icons.Clock,
  "credit-card": icons.CreditCard,
  "file-spreadsheet": icons.FileSpreadsheet,
  "file-text": icons.FileText,
  "graduation-cap": icons.GraduationCap,
  infinity: icons.Infinity,
  "key-round": icons.KeyRound,
  landmark: icons.Landmark,
  languages: icons.Languages,
  mail: icons.Mail,
  "map-pin": icons.MapPin,
  "message-circle": icons.MessageCircle,
  monitor: icons.Monitor,
  nfc: icons.Nfc,
  package: icons.Package,
  percent: icons.Percent,
  phone: icons.Phone,
  pill: icons.Pill,
  printer: icons.Printer,
  receipt: icons.Receipt,
  "scan-barcode": icons.ScanBarcode,
  "shield-check": icons.ShieldCheck,
  "shopping-bag": icons.ShoppingBag,
  "shopping-cart": icons.ShoppingCart,
  smartphone: icons.Smartphone,
  store: icons.Store,
  table: icons.Table,
  truck: icons.Truck,
  utensils: icons.Utensils,
  vault: icons.Vault,
  wrench: icons.Wrench,
} as const;

export const iconNames = Object.keys(names);

/** Icons of copy by name, from one set. For static pages only: an island would ship the whole list. */
export function Icon({ name, className = "size-6" }: { name: string; className?: string }) {
  const Picture = names[name as keyof typeof names];
  if (!Picture) throw new Error(`There is no icon "${name}": add it to ui/Icon.tsx`);
  return <Picture aria-hidden="true" className={className} />;
}
