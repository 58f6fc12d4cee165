import { nameOf, type Device, type Session, type User } from '@questline/contract';
import type { Row } from '../../platform/database/db.ts';

export type UserRow = Pick<
  Row<'users'>,
  'id' | 'email' | 'email_verified_at' | 'company_name' | 'is_new_signup' | 'created_at'
> &
  Pick<Row<'profiles'>, 'user_type' | 'full_name' | 'username' | 'photo_url'> &
  // Null for students.
  { [Column in 'company_id' | 'role']: Row<'members'>[Column] | null };

export const viewUser = (row: UserRow): User => ({
  id: row.id,
  email: row.email,
  email_verified: row.email_verified_at !== null,
  user_type: row.user_type,
  username: row.username,
  photo_url: row.photo_url,
  company: row.company_id && row.role ? { id: row.company_id, role: row.role } : null,
  metadata: {
    full_name: nameOf('user', row.full_name),
    user_type: row.user_type,
    ...(row.company_name !== null && { company_name: row.company_name }),
    is_new_signup: row.is_new_signup,
  },
  created_at: row.created_at,
});

export const viewSession = (row: UserRow, access: { token: string; expiresAt: Date }): Session => ({
  access_token: access.token,
  expires_at: access.expiresAt.toISOString(),
  user: viewUser(row),
});

type DeviceRow = Pick<Row<'sessions'>, 'id' | 'device' | 'created_at' | 'rotated_at'>;

export const viewDevice = (row: DeviceRow, currentId: string | undefined): Device => ({
  id: row.id,
  device: row.device,
  created_at: row.created_at,
  last_used_at: row.rotated_at,
  current: row.id === currentId,
});
