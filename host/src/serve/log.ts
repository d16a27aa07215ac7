import pino, { type DestinationStream, type Logger } from 'pino';

/** The log of the host: one JSON object a line, at first with `level`, `time` and `msg`. */
export const createLog = (level: string, destination?: DestinationStream): Logger => {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
  };
  return destination ? pino(options, destination) : pino(options);
};
