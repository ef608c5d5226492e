import { asc, eq, like, sql } from 'drizzle-orm';
import type { City } from '#schemas/entities/city.ts';
import type { Database } from '../../database/Database.ts';
import { cities } from '../../database/tables/cities.ts';
import { codes, Refusal } from '../../refusals.ts';
import { sentences } from '../../sentences.ts';

const columns = { city_id: cities.id, city_name: cities.name };

/** @throws Refusal 404 when there is no such city. */
export async function requireCity(database: Database, cityId: number): Promise<City> {
  const [city] = await database.select(columns).from(cities).where(eq(cities.id, cityId));
  if (!city) throw new Refusal(codes.notFound, sentences.cityMissing);
  return city;
}

/** Cities whose id begins with these digits, the lowest id first. V5 */
export function searchCities(database: Database, digits: string): Promise<City[]> {
  return database
    .select(columns)
    .from(cities)
    .where(like(sql`${cities.id}::text`, `${digits}%`))
    .orderBy(asc(cities.id));
}
