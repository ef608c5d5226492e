/** Stands for what there is not room for; the button around it says 更多. Not an SVG, of which each row would lay out one. */
export const Dots = () => <span className="dots" aria-hidden="true" />;
