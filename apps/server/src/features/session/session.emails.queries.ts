// Worker queries for account emails. The worker never sees a password hash.
import { query } from '../../platform/database/db.ts';

export const addressee = (userId: string) =>
  query
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.id', 'users.id')
    .select([
      'users.id',
      'users.email',
      'users.email_verified_at',
      'users.password_version',
      'profiles.user_type',
    ])
    .where('users.id', '=', userId);
