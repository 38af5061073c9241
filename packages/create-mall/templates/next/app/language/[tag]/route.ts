import { chooseLanguage } from '../../../mall/server';

export const GET = async (request: Request, { params }: { params: Promise<{ tag: string }> }) =>
  chooseLanguage(request, (await params).tag);
