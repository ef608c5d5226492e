/** Where calls of the applet stand, by which a sample of its answers is told from what else a browser has fetched. */
export const sampleAddresses = { applet: '/api/', merchant: '/api/applet/merchant/' } as const;
