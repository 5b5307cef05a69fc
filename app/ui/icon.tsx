const paths = {
  flag: <path d="M6 28V3m0 2h18l-5 6 5 6H6" />,
  sunrise: (
    <>
      <circle cx="15" cy="20" r="7" />
      <path d="M15 8V3M5 12 2 9m23 3 3-3M1 27h28" />
    </>
  ),
  bulb: <path d="M11 24h8m-7 4h6m-8-9a8 8 0 1 1 10 0c-1 1-1 3-1 5h-8c0-2 0-4-1-5z" />,
  people: (
    <>
      <circle cx="9" cy="8" r="4" />
      <circle cx="21" cy="8" r="4" />
      <path d="M2 27v-6q0-6 7-6t6 6q0-6 6-6t7 6v6" />
    </>
  ),
};

/** A line drawing beside words that say the same. */
export function Icon({ name }: { name: keyof typeof paths }) {
  return (
    <svg
      viewBox="0 0 30 30"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.6"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
    >
      {paths[name]}
    </svg>
  );
}
