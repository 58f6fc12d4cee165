import { BeingBuilt } from './being-built.tsx';

export const FeedPage = () => (
  <BeingBuilt text="Your next tasks, news from companies and the initiatives that fit you will gather here." />
);
