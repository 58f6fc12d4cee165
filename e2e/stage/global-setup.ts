// One stage for the whole run; tests find it in the environment.
import { setStage } from './stage.ts';

export default async function setUp() {
  const { origin, mailbox, mailDoor, database, strike } = await setStage();
  process.env['JOURNEY_ORIGIN'] = origin;
  process.env['JOURNEY_MAILBOX'] = mailbox;
  process.env['JOURNEY_MAIL_DOOR'] = mailDoor;
  process.env['JOURNEY_DATABASE'] = database;
  return strike;
}
