import { relay } from '../../../mall/server';

export const GET = relay;
export const POST = relay;
