import type { APIRoute } from "astro";
import { sitemap } from "../structured-data/sitemap.ts";

export const GET: APIRoute = ({ url, site = url }) =>
  new Response(sitemap(site), { headers: { "content-type": "application/xml; charset=utf-8" } });
