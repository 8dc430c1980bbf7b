/** Names of functions and state machines that an operator types and that alarms watch by; nothing refers to them across stacks, so a route can go. */
export const physicalName = (stageName: string, name: string): string => `veilcast-${stageName}-${name}`;
export const logGroupName = (stageName: string, name: string): string => `/veilcast/${stageName}/${name}`;
/** Where CloudWatch keeps what the functions of a stage count. */
export const metricsNamespace = (stageName: string): string => `Veilcast/${stageName}`;
