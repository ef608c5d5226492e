/** Stands in for a stand-in: every browser that the product runs in has the real one. 038 */
export default ResizeObserver;
