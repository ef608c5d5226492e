/** What the server of sources tells a page while it is developed, and is asked by it; `scripts/vite/develop` is the other end. */
export const development = {
  /** Where the places of declarations are asked for. */
  places: '/__places',
  /** Said when these have changed, and when declarations beside the product have. */
  placesChanged: 'zhanggui:places',
  resourcesChanged: 'zhanggui:resources',
} as const;
