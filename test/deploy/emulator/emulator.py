"""Starts MiniStack with four corrections where it differs from AWS, and keeps what functions log in a file."""

from ministack import app
from ministack.core.lambda_runtime import Worker
from ministack.services import cloudwatch_logs, s3, secretsmanager
from ministack.services.cloudformation import provisioners

# API Gateway passes cookies to a function as a separate list (payload format 2.0); MiniStack leaves them in a header.
invoke = Worker.invoke


def invoke_with_cookies(worker, event, *args, **kwargs):
    if isinstance(event, dict) and event.get("version") == "2.0" and "rawPath" in event:
        if "cookies" in event:
            raise RuntimeError("MiniStack lists cookies now: remove this correction.")
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

# On AWS a secret's Ref is its ARN; in MiniStack it is the name, which no policy can allow.
secret = provisioners._RESOURCE_HANDLERS["AWS::SecretsManager::Secret"]
create_secret, update_secret, delete_secret = secret["create"], secret["update"], secret["delete"]


def name_of(arn):
    for name, stored in secretsmanager._secrets.items():
        if stored["ARN"] == arn:
            return name
    return arn


def create_with_arn(*args):
    name, attributes = create_secret(*args)
    if name == attributes["Arn"]:
        raise RuntimeError("MiniStack refers to secrets by ARN now: remove this correction.")
    return attributes["Arn"], attributes


def update_with_arn(physical_id, *args, **kwargs):
    _, attributes = update_secret(name_of(physical_id), *args, **kwargs)
    return attributes["Arn"], attributes


secret["create"] = create_with_arn
secret["update"] = update_with_arn
secret["delete"] = lambda physical_id, *args: delete_secret(name_of(physical_id), *args)

# What empties a bucket before it is deleted looks for the bucket's tag; MiniStack gives buckets no tags.
bucket = provisioners._RESOURCE_HANDLERS["AWS::S3::Bucket"]
create_bucket = bucket["create"]


def create_with_tags(logical_id, props, *args):
    name, attributes = create_bucket(logical_id, props, *args)
    if name in s3._bucket_tags:
        raise RuntimeError("MiniStack tags buckets now: remove this correction.")
    s3._bucket_tags[name] = {tag["Key"]: tag["Value"] for tag in props.get("Tags", [])}
    return name, attributes


bucket["create"] = create_with_tags

# Buckets refuse calls without TLS; calls over loopback count as encrypted.
pin = app.pin_request_origin
app.pin_request_origin = lambda address, _: pin(address, True)

# The proof searches every line for secrets; the emulator forgets lines when their group is deleted.
append_log_events = cloudwatch_logs._append_log_events


def append_and_keep(stream, events, *args, **kwargs):
    with open("functions.log", "a", encoding="utf-8") as kept:
        kept.writelines(event["message"] + "\n" for event in events)
    return append_log_events(stream, events, *args, **kwargs)


cloudwatch_logs._append_log_events = append_and_keep

app.main()
