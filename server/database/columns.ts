import { bigint, numeric, timestamp } from 'drizzle-orm/pg-core';

/** A number made by the database; 64 bits wide, so that any number a caller may send can be looked for. */
export const identity = () => bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity();

/** A whole number a caller may send: up to 15 digits, which 32 bits would refuse with a failure. */
export const whole = () => bigint({ mode: 'number' });

/** An amount, kept with the digits it was given: `12.5` stays `12.5`. */
export const amount = () => numeric();

/** A moment, in UTC. */
export const moment = () => timestamp({ withTimezone: true });
