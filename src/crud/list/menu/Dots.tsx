/** Stands for what there is not room for; the button around it says 更多. */
export const Dots = () => (
  <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
    <path d="M3 8h.01M8 8h.01M13 8h.01" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
  </svg>
);
