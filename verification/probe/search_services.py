"""Answers in place of the search services, whose addresses the framework fixes.

Python imports it when the server starts. A query with "Service fault 401", another status or
"unreachable" meets a service at fault; what the framework and httpx make of that is their own.
"""

import re

import httpx

PAGE = {"title": "Paris", "url": "https://example.com/paris"}
TEXT = "Paris is the capital of France."
ANSWERS = {
    "api.tavily.com": {"query": "capital of France", "results": [{**PAGE, "content": TEXT}]},
    "api.search.brave.com": {
        "mixed": {"main": [{"type": "web", "index": 0}]},
        "web": {"results": [{**PAGE, "type": "search_result", "description": TEXT}]},
    },
    "api.bing.microsoft.com": {
        "queryContext": {"originalQuery": "capital of France"},
        "webPages": {"value": [{"name": "Paris", "url": PAGE["url"], "snippet": TEXT}]},
    },
    "api.wolframalpha.com": {
        "queryresult": {
            "success": True,
            "error": False,
            "pods": [{"title": "Result", "subpods": [{"title": "", "plaintext": "Paris"}]}],
        }
    },
}

send = httpx.AsyncHTTPTransport.handle_async_request


async def answer(self, request):
    if request.url.host not in ANSWERS:
        return await send(self, request)
    text = request.url.query.decode().replace("+", " ").replace("%20", " ") + request.content.decode()
    fault = re.search(r"Service fault (\w+)", text)
    if fault is None:
        return httpx.Response(200, json=ANSWERS[request.url.host])
    if fault[1] == "unreachable":
        raise httpx.ConnectError("All connection attempts failed")
    return httpx.Response(int(fault[1]), json={"error": "The service is at fault."})


httpx.AsyncHTTPTransport.handle_async_request = answer
