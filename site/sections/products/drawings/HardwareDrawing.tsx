import { CustomerDisplay, KitchenScreen, PaperRolls, Scanner } from "./AccessoryDrawings.tsx";
import { Drawer, Printer, Terminal } from "./PackageDrawings.tsx";

const drawings = {
  terminal: Terminal,
  printer: Printer,
  drawer: Drawer,
  scanner: Scanner,
  "kitchen-screen": KitchenScreen,
  "customer-display": CustomerDisplay,
  "paper-rolls": PaperRolls,
} as const;

/** Line drawings of the pieces, seen from the front; saffron marks what is measured. Things, so they never mirror. */
export function HardwareDrawing({ id, className }: { id: string; className?: string }) {
  const Drawing = drawings[id as keyof typeof drawings];
  if (!Drawing) throw new Error(`There is no drawing of "${id}": add it to drawings/HardwareDrawing.tsx`);
  return (
    <svg
      aria-hidden="true"
      className={`fill-paper stroke-ink *:[vector-effect:non-scaling-stroke] ${className}`}
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="2"
      viewBox="0 0 240 180"
    >
      <Drawing />
    </svg>
  );
}
