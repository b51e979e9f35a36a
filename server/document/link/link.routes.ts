import { readDocumentLinks } from '@hakobu/contract/helper/document/document.endpoints.ts';
import { route } from '#kernel/route.ts';
import { readLinks } from './read-links.ts';

export const routes = [route(readDocumentLinks, readLinks)];
