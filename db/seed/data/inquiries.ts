// Inquiries from companies that don't have an account yet.
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
    company: 'Harbor Street Books',
    email: 'rosa@harborstreetbooks.example',
    website: 'harborstreetbooks.example',
    wishes: ['Talk to customers', 'Film short videos'],
    message:
      'We run a small bookstore near two schools and would love to know what teenagers read.\n\nCould two or three students ask around and film the answers?',
    sentAgo: 12,
  },
  {
    contact_name: 'Ben Achterberg',
    company: 'Pedal & Post',
    email: 'ben@pedalandpost.example',
    website: 'https://pedalandpost.example',
    wishes: ['Find local partners', 'Spread the word'],
    message: 'We’re nine bike couriers. How much of my time would one student take each week?',
    sentAgo: 6,
  },
  {
    contact_name: 'Yuki Tan',
    company: 'Lantern Tea House',
    email: 'hello@lanterntea.example',
    website: null,
    wishes: ['Not sure yet'],
    message: 'A friend at Sunny Side Bakery told me about you. What would a good first initiative be for us?',
    sentAgo: 1.3,
  },
];
