export { viewYourTurn, yourTurnQueries } from './read-your-turn.ts';
