/** A torn receipt: the sign of the house. */
export function Logo({ name }: { name: string }) {
  return (
    <span className="flex items-center gap-2.5 font-bold text-[length:min(1.25rem,7.5vw)]">
      <svg aria-hidden="true" className="h-8 w-7 text-action" fill="currentColor" viewBox="0 0 28 32">
        <path d="M2 0h24a2 2 0 0 1 2 2v26l-4.670 4-4.660-4L14 32l-4.670-4-4.660 4L0 28V2a2 2 0 0 1 2-2Z" />
        <path d="M7 9h14M7 15h14M7 21h8" fill="none" stroke="#fdfcf8" strokeLinecap="round" strokeWidth="2.400" />
      </svg>
      {name}
    </span>
  );
}
