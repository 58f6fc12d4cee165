// What other features may import from rewards.
export { listRewardsOfApplication } from './rewards.queries.ts';
export { viewOwnReward } from './rewards.view.ts';
