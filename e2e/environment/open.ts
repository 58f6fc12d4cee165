// Starts the environment of the journeys and keeps it running, to look around by hand: node e2e/environment/open.ts
import { startEnvironment } from './environment.ts';

const { origin, emails, stop } = await startEnvironment();
console.log(`${origin}   emails: ${emails}`);
process.once('SIGINT', () => void stop().then(() => process.exit(0)));
process.once('SIGTERM', () => void stop().then(() => process.exit(0)));
