/** What a certificate says. Times are ISO instants and are printed as dates in UTC. */
export type CertificateContent = {
  holder: string;
  initiative: string;
  company: string;
  tasks: { title: string }[];
  minutes: number | null;
  criteria: { met: number; of: number } | null;
  closing_words: { text: string; by: string } | null;
  /** Null when the student hides dates. */
  started_at: string | null;
  finished_at: string | null;
  issued_at: string;
  /** 16 characters, printed in groups of four. */
  code: string;
  verify_url: string;
  company_verified: boolean;
};
