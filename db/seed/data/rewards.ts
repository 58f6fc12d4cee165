// What happened to rewards after the approval: paid, received, or not arrived. All others are still owed.
import type { PaymentMethod } from '@questline/contract/plain';

export type SeedReward = {
  student: string;
  /** company/initiative, by their slugs. */
  to: string;
  /** The task's position, from 1. Left out: for the whole initiative. */
  task?: number;
  paid: [ago: number, how: PaymentMethod];
  received?: number;
  /** The student says that it hasn't arrived. */
  missing?: number;
};

export const rewards: SeedReward[] = [
  {
    student: 'ibrahim-yusuf',
    to: 'second-spin/bike-to-school',
    task: 1,
    paid: [33, 'cash'],
    received: 32.5,
  },
  {
    student: 'ibrahim-yusuf',
    to: 'second-spin/bike-to-school',
    task: 2,
    paid: [26, 'cash'],
    missing: 25.8,
    received: 25.4,
  },
  { student: 'ibrahim-yusuf', to: 'second-spin/bike-to-school', task: 3, paid: [4, 'bank_transfer'] },
  {
    student: 'ibrahim-yusuf',
    to: 'second-spin/bike-to-school',
    task: 4,
    paid: [9, 'gift_card'],
    missing: 2.2,
  },
  {
    student: 'mateo-ramirez',
    to: 'second-spin/bike-to-school',
    task: 1,
    paid: [14, 'cash'],
    received: 13.6,
  },
  { student: 'sofia-petrova', to: 'harbor-lane/shelf-cards', paid: [10, 'check'], received: 6.3 },
];
