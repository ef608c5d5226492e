import { eq } from 'drizzle-orm';
import type { User } from '#schemas/entities/user.ts';
import type { Database } from '../../database/Database.ts';
import { users } from '../../database/tables/accounts.ts';
import { cities } from '../../database/tables/cities.ts';
import { Forbidden } from '../../refusals.ts';

/** Who a user is. @throws Forbidden when the account is gone. */
export async function readUser(
  database: Database,
  userId: number,
): Promise<Pick<User, 'name' | 'avatar' | 'role' | 'cur_city'>> {
  const [found] = await database
    .select({ name: users.name, avatar: users.avatar, role: users.role, city_id: cities.id, city_name: cities.name })
    .from(users)
    .leftJoin(cities, eq(cities.id, users.city_id))
    .where(eq(users.id, userId));
  if (!found) throw new Forbidden();
  const { city_id, city_name, ...user } = found;
  return { ...user, cur_city: city_id === null || city_name === null ? null : { city_id, city_name } };
}
