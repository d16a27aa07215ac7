import pino, { type DestinationStream, type Logger } from 'pino';

/** The log of the host: one JSON object a line, at first with `level`, `time` and `msg`. */
export const createLog = (level: string, destination?: DestinationStream): Logger => {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
  };
  // Requests do not wait for the log; what is left is written at the end of the process.
  return pino(options, destination ?? pino.destination({ dest: 1, sync: false }));
};
