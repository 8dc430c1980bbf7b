"""Starts MiniStack with one correction: API Gateway hands a function its cookies as a list of their own (payload
format 2.0), and MiniStack leaves them in a header."""

from ministack.app import main
from ministack.core.lambda_runtime import Worker

invoke = Worker.invoke


def invoke_with_cookies(worker, event, *args, **kwargs):
    if isinstance(event, dict) and event.get("version") == "2.0" and "rawPath" in event:
        if "cookies" in event:
            raise RuntimeError("MiniStack lists cookies by now: this correction has to go.")
        headers = {name: value for name, value in event["headers"].items() if name.lower() != "cookie"}
        cookies = [
            cookie.strip()
            for name, value in event["headers"].items()
            if name.lower() == "cookie"
            for cookie in value.split(";")
        ]
        event = {**event, "headers": headers, **({"cookies": cookies} if cookies else {})}
    return invoke(worker, event, *args, **kwargs)


Worker.invoke = invoke_with_cookies
main()
