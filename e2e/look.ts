// Sets the stage and leaves it standing, for looking around by hand: node e2e/look.ts
import { setStage } from './stage/stage.ts';

const { origin, mailbox, strike } = await setStage();
console.log(`${origin}   mails: ${mailbox}`);
process.once('SIGINT', () => void strike().then(() => process.exit(0)));
process.once('SIGTERM', () => void strike().then(() => process.exit(0)));
