import { setupServer } from 'msw/node';

/** The far end of the network: each test says what answers; what nobody answers fails the test. */
export const network = setupServer();
