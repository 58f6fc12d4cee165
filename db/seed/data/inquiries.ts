// Companies that wrote to us before they had an account.
import type { InquiryWish } from '@questline/contract/plain';

type Inquiry = {
  contact_name: string;
  company: string;
  email: string;
  website: string | null;
  wishes: InquiryWish[];
  message: string;
  /** In days. */
  sentAgo: number;
};

export const inquiries: Inquiry[] = [
  {
    contact_name: 'Rosa Lindgren',
    company: 'Harbour Street Books',
    email: 'rosa@harbourstreetbooks.example',
    website: 'harbourstreetbooks.example',
    wishes: ['Ask customers', 'Film short videos'],
    message:
      'We run a small bookshop near two schools and would love to know what teenagers read.\n\nCould two or three students ask around and film what they hear?',
    sentAgo: 12,
  },
  {
    contact_name: 'Ben Achterberg',
    company: 'Pedal & Post',
    email: 'ben@pedalandpost.example',
    website: 'https://pedalandpost.example',
    wishes: ['Find local partners', 'Spread the word'],
    message: 'Bicycle couriers, nine people. How much of my time does one student take in a week?',
    sentAgo: 6,
  },
  {
    contact_name: 'Yuki Tan',
    company: 'Lantern Tea House',
    email: 'hello@lanterntea.example',
    website: null,
    wishes: ['Not sure yet'],
    message:
      'A friend at Sunny Side Bakery told me about you. What would a first initiative look like for us?',
    sentAgo: 1.3,
  },
];
