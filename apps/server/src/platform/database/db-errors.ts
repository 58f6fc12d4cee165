// Translates PostgreSQL errors to error codes of the contract. Any other error is a bug and becomes 500.
import type { ErrorCode } from '@questline/contract';
import { isErrorCode, Refusal } from '../refusal.ts';

const codes: Record<string, ErrorCode> = {
  '23503': 'not_found', // foreign key: refers to something that does not exist
  '23505': 'conflict', // unique
  '23P01': 'conflict', // exclusion
  '23514': 'invalid_input', // check
  // Values PostgreSQL cannot parse or store, for example from a forged cursor.
  '22007': 'invalid_input', // not a date
  '22008': 'invalid_input', // a date out of range
  '22021': 'invalid_input', // a byte that text cannot have
  '22P02': 'invalid_input', // text that isn't a value of the column's type
  '22P05': 'invalid_input', // a character that jsonb cannot have
  '40001': 'conflict', // serialization failure
  '40P01': 'conflict', // deadlock
  '42501': 'forbidden', // refused by row level security or a missing grant
  '53300': 'unavailable', // too many connections
  '55P03': 'unavailable', // lock timeout
  '57014': 'unavailable', // statement timeout
  '08006': 'unavailable', // connection failure
  '08P01': 'unavailable', // protocol violation: the server went away in the middle of an answer
  '25006': 'unavailable', // read-only: this server is no longer the primary
  '25P03': 'unavailable', // idle in transaction
  '26000': 'unavailable', // a prepared statement that the server has lost
  '57P01': 'unavailable', // the server shuts down
  '57P02': 'unavailable', // the server crashed
  '57P03': 'unavailable', // the server is starting
  ECONNREFUSED: 'unavailable',
  ECONNRESET: 'unavailable',
  EAI_AGAIN: 'unavailable',
  EHOSTUNREACH: 'unavailable',
  ETIMEDOUT: 'unavailable',
  ENOTFOUND: 'unavailable',
  EPIPE: 'unavailable',
};

/** Error codes of the constraints that people can run into, by the constraint's name. Features list their own. */
export type ConstraintErrors = Readonly<Record<string, ErrorCode>>;

// node-postgres gives these no error code. The last one is PostgreSQL's: its code also covers real mistakes.
const lostConnection =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when|Query read timeout|cached plan must not change result type)/;

/** Functions in db/policies raise this SQLSTATE with an error code of the contract as the message. */
const ownState = 'QL000';

type PostgresError = Error & { code?: string; severity?: string; constraint?: string };

export const createTranslate =
  (constraintErrors: ConstraintErrors) =>
  (cause: PostgresError): never => {
    if (cause instanceof Refusal) throw cause;
    const code = constraintErrors[cause.constraint ?? ''] ?? codeOf(cause);
    throw code ? new Refusal(code, { cause }) : cause;
  };

/** Whether the database is unreachable or full, so that a retry may help. */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof Refusal
    ? error.code === 'unavailable'
    : error instanceof Error && codeOf(error) === 'unavailable';

/** Whether the connection ended under a statement that may be innocent: not one that was silent for too long. */
export const isConnectionLost = (error: unknown): boolean => {
  const { code = '', severity, message } = causeOf(error);
  return (severity === 'FATAL' && code !== '25P03') || /^E[A-Z]+$/.test(code) || lostConnection.test(message);
};

/** Whether the connection must not be used again: it is closing, or its server doesn't answer or can't write. */
export const isBroken = (error: unknown): boolean => {
  const { code, severity, message } = error as PostgresError;
  return severity === 'FATAL' || code === '25006' || message === 'Query read timeout';
};

const causeOf = (error: unknown) =>
  (error instanceof Refusal ? (error.cause ?? error) : error) as PostgresError;

function codeOf({ code = '', message }: PostgresError): ErrorCode | undefined {
  if (code === ownState && isErrorCode(message)) return message;
  if (lostConnection.test(message)) return 'unavailable';
  return codes[code];
}
