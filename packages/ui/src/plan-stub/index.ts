export { PlanStub, type PlanPrice, type PlanStubProps } from './PlanStub.js';
export { PlanTicket, type PlanTicketProps } from './PlanTicket.js';
