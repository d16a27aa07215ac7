/** What is wrong with a step although the machine takes it; the message continues the name of the step. */
export class StepProblem extends Error {}
