/** A list's tools are opened now and then: what reads for them comes then. */
export const loadWholeTool = async () => ({ default: (await import('./WholeTool.tsx')).WholeTool });
